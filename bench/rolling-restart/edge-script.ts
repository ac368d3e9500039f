/** The ports in the start script of the edge's image. Beside the edge of the stack each instance needs its own. */
const imagePorts = ['8080', '8081', '8082', '18080']

/** The start script with the ports of an instance, given by the ports of the image. */
export function withPorts(script: string, ports: Readonly<Record<string, string>>): string {
  const missing = imagePorts.filter((port) => !ports[port] || !script.includes(port))
  if (missing.length > 0) throw new Error(`no port for ${missing.join(', ')}`)
  return script.replaceAll(/\b\d{4,5}\b/g, (port) => ports[port] ?? port)
}
