import type { Visit } from '../visit/contexts.ts'
import { loadLocations } from './locations/load-locations.server.ts'
import { loadMediaReleases } from './media-releases/load-media-releases.server.ts'
import { loadPage } from './load-page.server.ts'
import { loadStories } from './stories/load-stories.server.ts'
import { loadStoryContacts } from './stories/load-story-contacts.server.ts'
import { loadSwitch } from './switch/load-switch.server.ts'
import type { ViewResponse } from './view-response.ts'

/** A few paths have a fixed meaning on every site; all others are editorial pages or 404. */
export async function loadView(request: Request, visit: Visit): Promise<ViewResponse> {
  const [first, second, third, ...rest] = visit.segments
  if (first === 'switch' && second === undefined) return loadSwitch(request, visit)
  if (first === 'stories' && second === undefined) return loadStories(visit)
  if (first === 'stories' && second === 'contacts' && rest.length === 0) return loadStoryContacts(visit, third)
  if (first === 'media-releases' && second === undefined) return loadMediaReleases(visit)
  const locations = first === 'locations' && second === undefined ? await loadLocations(visit) : undefined
  return locations ?? loadPage(request, visit)
}
