import type { Route } from './+types/inventory.route'
import { InventoryScreen } from './inventory-screen.tsx'
import { loadInventory } from './load-inventory.ts'

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadInventory(request, { isOld: false })
}

export { MachinesUnavailable as ErrorBoundary } from './machines-unavailable.tsx'

export default function Inventory({ loaderData }: Route.ComponentProps) {
  return <InventoryScreen {...loaderData} />
}
