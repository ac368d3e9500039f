/** Returns the framework's digest of all files. Imported lazily, because the build includes this module. */
export async function readBuildId(): Promise<string> {
  const { assets } = await import('virtual:react-router/server-build')
  return assets.version
}
