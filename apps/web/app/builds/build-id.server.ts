/** Names this build: the framework's digest of all its files. Asked late, because the build itself holds this module. */
export async function readBuildId(): Promise<string> {
  const { assets } = await import('virtual:react-router/server-build')
  return assets.version
}
