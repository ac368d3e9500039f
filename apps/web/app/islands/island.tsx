import { type ComponentProps, type ElementType, useContext } from 'react'
import { basketKey } from '../comparison/basket-key.ts'
import { personKey } from '../sign-in/stored-person.ts'
import { DrawnIslands } from './drawn-islands.ts'
import type { islandLoaders } from './island-loaders.ts'
import { type IslandName, islands, type Start } from './islands.ts'

type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islandLoaders)[Name]>>

type IslandProps<Name extends IslandName> = {
  name: Name
  component: IslandComponent<Name>
  props: ComponentProps<IslandComponent<Name>>
}

/** Under what the browser keeps what an island waits for. */
const keys: Partial<Record<Start, string>> = { 'signed-in': personKey, kept: basketKey }

/** Draws an island on the server, with all it needs to be started in the browser. */
export function Island<Name extends IslandName>({ name, component, props }: IslandProps<Name>) {
  const Component: ElementType = component
  const { start } = islands[name]
  useContext(DrawnIslands).add(name)
  return (
    <div
      data-island={name}
      data-start={start}
      // The starter asks for it by name, so that it need not know it.
      data-key={keys[start]}
      data-props={JSON.stringify(props)}
    >
      <Component {...props} />
    </div>
  )
}
