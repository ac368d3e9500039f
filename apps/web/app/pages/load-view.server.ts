import type { Visit } from '../request/contexts.ts'
import { loadLocations } from './locations/load-locations.server.ts'
import { loadMediaReleases } from './media-releases/load-media-releases.server.ts'
import { loadPage } from './load-page.server.ts'
import { loadStories } from './stories/load-stories.server.ts'
import { loadStoryContacts } from './stories/load-story-contacts.server.ts'
import { loadSwitch } from './switch/load-switch.server.ts'
import type { View } from './view.ts'

/** What is shown at an address, and how its answer is marked. */
export type Loaded = { view: View; status: number; headers: Record<string, string> }

/** A few addresses have a fixed meaning on every site; all others are pages that editors wrote, or none. */
export async function loadView(request: Request, visit: Visit): Promise<Loaded> {
  const [first, second, third, ...rest] = visit.segments
  if (first === 'switch' && second === undefined) return loadSwitch(request, visit)
  if (first === 'stories' && second === undefined) return loadStories(visit)
  if (first === 'stories' && second === 'contacts' && rest.length === 0) return loadStoryContacts(visit, third)
  if (first === 'media-releases' && second === undefined) return loadMediaReleases(visit)
  const located = first === 'locations' && second === undefined ? await loadLocations(visit) : undefined
  return located ?? loadPage(request, visit)
}
