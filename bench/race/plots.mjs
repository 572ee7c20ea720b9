export const drawPlots = () => undefined
