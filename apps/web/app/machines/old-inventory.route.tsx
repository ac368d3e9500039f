import type { Route } from './+types/old-inventory.route'
import { InventoryScreen } from './inventory-screen.tsx'
import { loadInventory } from './load-inventory.ts'

/** The inventory of machines that are out of service. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadInventory(request, { isOld: true })
}

export { MachinesUnavailable as ErrorBoundary } from './machines-unavailable.tsx'

export default function OldInventory({ loaderData }: Route.ComponentProps) {
  return <InventoryScreen {...loaderData} />
}
