import type { Settings } from '../../settings.server.ts'
import type { TagManager } from '../frame/to-frame.ts'

/** The tag manager of this installation, if it has one. */
export function toTagManager(settings: Settings): TagManager | undefined {
  const { TAG_MANAGER_ORIGIN: origin, TAG_MANAGER_CONTAINERS: containers } = settings
  return origin && containers ? { origin, containers } : undefined
}
