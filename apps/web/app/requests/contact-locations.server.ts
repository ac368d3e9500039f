import { errorFields } from '@ferrule/telemetry/log'
import { runOnDataService } from '../http/run-on-data-service.server.ts'
import { getServices } from '../visit/services.server.ts'
import { ContactLocations } from './contact-locations.generated.ts'
import type { Location } from './form-labels.ts'

let lastKnown: Location[] = []

/**
 * Returns the locations that a request can be sent to. While the data service is unavailable, it returns the last known
 * list, so that the form still offers the location that a visitor has chosen.
 */
export async function listContactLocations(): Promise<Location[]> {
  try {
    lastKnown = (await runOnDataService(ContactLocations, {})).contactLocations
  } catch (error) {
    getServices().log.error('service-unavailable', { component: 'data', ...errorFields(error) })
  }
  return lastKnown
}
