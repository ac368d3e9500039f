import { ButtonLink } from '@ferrule/ui/button'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import type { LoadedMachine } from './loaded-machine.ts'
import { MachineOrders } from './machine-orders.tsx'

/** The parts ordered for a machine, and the way to all that fit it. */
export function MachineParts({ record: { machine, orderedParts } }: { record: LoadedMachine }) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const { productSlug, serialNumber } = machine
  return (
    <>
      <MachineOrders orderedParts={orderedParts} />
      <ButtonLink variant="secondary" href={`${portalHome}/product-information/${productSlug}?serial=${serialNumber}`}>
        {texts('machine.all-parts')}
      </ButtonLink>
    </>
  )
}
