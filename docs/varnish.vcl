# Varnish 7 in front of the shop: keeps what the shop says may be kept, until the shop purges it.
#
# 1. Put the shop's address and port into `backend shop`, and a long random secret into `vcl_recv`.
# 2. Start the shop with CDN_PURGE_URL=http://<varnish>/.purge and CDN_PURGE_SECRET=<the secret>.
# 3. Set TRUST_PROXY to the number of proxies in front of the shop, Varnish included.

vcl 4.1;

backend shop {
    .host = "127.0.0.1";
    .port = "3000";
}

sub vcl_recv {
    if (req.url == "/.purge") {
        if (req.method != "POST" || req.http.Authorization != "Bearer CHANGE-THIS-SECRET") {
            return (synth(403));
        }
        if (req.http.Surrogate-Key) {
            ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, "\s+", "|") + ")(\s|$)");
        } else {
            ban("obj.status > 0");
        }
        return (synth(200));
    }
    # Calls of people and programs are theirs alone; the identity provider needs its cookies.
    if (req.http.Authorization || req.url ~ "^/api/auth/" || (req.method != "GET" && req.method != "HEAD")) {
        return (pass);
    }
    # Pages are the same for everybody: what is personal comes with a bearer.
    unset req.http.Cookie;
    return (hash);
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Key && beresp.http.Cache-Control ~ "public" && !beresp.http.Set-Cookie) {
        # Purged when it changes; the time only bounds what a lost purge could cost.
        set beresp.ttl = 1h;
        set beresp.grace = 10s;
        # While the shop does not answer.
        set beresp.keep = 1d;
    } else {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
    return (deliver);
}

sub vcl_deliver {
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
}
