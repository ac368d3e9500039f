/** Every island: a part of a document that runs in the browser. Each is fetched only where it stands. */
export const islandLoaders = {
  'user-menu': async () => (await import('./user-menu.tsx')).UserMenu,
}

export type IslandName = keyof typeof islandLoaders

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islandLoaders, name)
}
