import type { ElementType } from 'react'
import type { IslandName } from './islands.ts'

/** Each island is loaded only on pages that contain it. */
export const islandLoaders = {
  'compare-button': async () => (await import('./compare-button.tsx')).CompareButton,
  'comparison-basket': async () => (await import('./comparison-basket.tsx')).ComparisonBasket,
  'comparison-sync': async () => (await import('./comparison-sync.tsx')).ComparisonSync,
  'file-uploads': async () => (await import('./file-uploads.tsx')).FileUploads,
  'draft-autosave': async () => (await import('./draft-autosave.tsx')).DraftAutosave,
  'offline-instructions': async () => (await import('./offline-instructions.tsx')).OfflineInstructions,
  'user-menu': async () => (await import('./user-menu.tsx')).UserMenu,
  'news-feed': async () => (await import('./news-feed.tsx')).NewsFeed,
} satisfies Record<IslandName, () => Promise<ElementType>>

export function isIslandName(name: string): name is IslandName {
  return Object.hasOwn(islandLoaders, name)
}
