import { queryTicketService } from '../../tickets/query-ticket-service.ts'
import { findSubscription, hasKey, subscribe, toSubscriptionInput } from './push-of-device.ts'
import { AddPushSubscription, PushDevices } from './push.generated.ts'
import { endPushes, savePushedEndpoint } from './pushed-endpoint.ts'

/**
 * Reports an endpoint that the browser has changed, subscribes again after a change of our key, and stops where the device
 * was removed from the list or the permission was withdrawn.
 */
export async function syncDevice(known: string): Promise<void> {
  const found = await findSubscription()
  if (!found) return endPushes()
  const { vapidPublicKey, pushSubscriptions } = await queryTicketService(PushDevices, { endpoint: known })
  const isListed = pushSubscriptions.some(({ isHere }) => isHere)
  if (vapidPublicKey === null || (!isListed && found.endpoint === known)) return endPushes()
  if (found.endpoint === known && hasKey(found, vapidPublicKey)) return
  await registerDevice(hasKey(found, vapidPublicKey) ? found : await subscribe(vapidPublicKey))
}

/** Adds this browser to the devices of the signed-in user. Throws if it is refused. */
export async function registerDevice(subscription: PushSubscription): Promise<void> {
  const input = toSubscriptionInput(subscription)
  const { addPushSubscription } = await queryTicketService(AddPushSubscription, { input })
  if (addPushSubscription.refusal !== null) throw new Error(addPushSubscription.refusal)
  savePushedEndpoint(input.endpoint)
}
