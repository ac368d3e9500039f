export const mainHost = 'www.norlitz.localhost'
