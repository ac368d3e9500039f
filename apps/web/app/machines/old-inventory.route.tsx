import type { Route } from './+types/old-inventory.route'
import { InventoryScreen } from './inventory-screen.tsx'
import { loadInventory } from './load-inventory.ts'

/** Machines that are out of service: the same list, out of the way of those in use. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadInventory(request, { isOld: true })
}

export { MachinesAway as ErrorBoundary } from './machines-away.tsx'

export default function OldInventory({ loaderData }: Route.ComponentProps) {
  return <InventoryScreen {...loaderData} />
}
