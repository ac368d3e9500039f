import type { ElementType } from 'react'
import type { IslandName } from './islands.ts'

/** Each island is fetched only where it stands. */
export const islandLoaders = {
  'compare-button': async () => (await import('./compare-button.tsx')).CompareButton,
  'comparison-basket': async () => (await import('./comparison-basket.tsx')).ComparisonBasket,
  'comparison-keeper': async () => (await import('./comparison-keeper.tsx')).ComparisonKeeper,
  'file-sender': async () => (await import('./file-sender.tsx')).FileSender,
  'form-keeper': async () => (await import('./form-keeper.tsx')).FormKeeper,
  'search-box': async () => (await import('./search-box.tsx')).SearchBox,
  'user-menu': async () => (await import('./user-menu.tsx')).UserMenu,
  'news-feed': async () => (await import('./news-feed.tsx')).NewsFeed,
  'stored-locale': async () => (await import('./stored-locale.tsx')).StoredLocale,
} satisfies Record<IslandName, () => Promise<ElementType>>

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islandLoaders, name)
}
