import { type ComponentProps, type ElementType, useContext } from 'react'
import { basketKey } from '../comparison/basket-key.ts'
import { personKey } from '../sign-in/stored-person.ts'
import { RenderedIslands } from './rendered-islands.ts'
import type { islandLoaders } from './island-loaders.ts'
import { type IslandName, islands, type Start } from './islands.ts'

type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islandLoaders)[Name]>>

type IslandProps<Name extends IslandName> = {
  name: Name
  component: IslandComponent<Name>
  props: ComponentProps<IslandComponent<Name>>
}

/** The storage keys that islands with these start conditions wait for. */
const keys: Partial<Record<Start, string>> = { 'signed-in': personKey, stored: basketKey }

/** Renders an island on the server, with the data to hydrate it in the browser. */
export function Island<Name extends IslandName>({ name, component, props }: IslandProps<Name>) {
  const Component: ElementType = component
  const { start } = islands[name]
  useContext(RenderedIslands).add(name)
  return (
    <div
      data-island={name}
      data-start={start}
      // An attribute, so that the starter script need not contain the storage keys.
      data-key={keys[start]}
      data-props={JSON.stringify(props)}
    >
      <Component {...props} />
    </div>
  )
}
