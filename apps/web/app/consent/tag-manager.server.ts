import type { Settings } from '../../settings.server.ts'
import type { TagManager } from '../frame/to-frame.ts'

/** Where tags come from, if this installation has any. */
export function toTagManager(settings: Settings): TagManager | undefined {
  const { TAG_MANAGER_ORIGIN: origin, TAG_MANAGER_CONTAINERS: containers } = settings
  return origin && containers ? { origin, containers } : undefined
}
