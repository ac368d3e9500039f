import { errorFields } from '@ferrule/telemetry/log'
import { runOnDataService } from '../request/run-on-data-service.server.ts'
import { getServices } from '../request/services.server.ts'
import { ContactLocations } from './contact-locations.generated.ts'
import type { Location } from './form-words.ts'

let lastKnown: Location[] = []

/** Where a request can go. While the data service is away the form keeps its list, so that no answer is lost. */
export async function listContactLocations(): Promise<Location[]> {
  try {
    lastKnown = (await runOnDataService(ContactLocations, {})).contactLocations
  } catch (error) {
    getServices().log.error('part-unavailable', { part: 'data', ...errorFields(error) })
  }
  return lastKnown
}
