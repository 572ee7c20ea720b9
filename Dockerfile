# Ironmonger in a container: the release of this checkout, without sources and build tools.
#   docker compose up -d        (compose.yaml says what to set)

FROM node:26.10.0-bookworm-slim AS release
WORKDIR /source
COPY . .
RUN node scripts/release.mjs && mv release/ironmonger-*/ /release

FROM node:26.10.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /srv/ironmonger
COPY --from=release --chown=node:node /release ./
RUN mkdir /data && chown node:node /data /srv/ironmonger
USER node
# Installs what serving needs, as the lock file says, and prints the commands.
RUN node scripts/shop.mjs help
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=5m \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/start.mjs"]
