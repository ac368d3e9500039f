import { type ComponentProps, type ElementType, useContext } from 'react'
import { personKey } from '../sign-in/stored-person.ts'
import { DrawnIslands } from './drawn-islands.ts'
import type { islandLoaders } from './island-loaders.ts'
import { type IslandName, islands } from './islands.ts'

type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof islandLoaders)[Name]>>

type IslandProps<Name extends IslandName> = {
  name: Name
  component: IslandComponent<Name>
  props: ComponentProps<IslandComponent<Name>>
}

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
      data-key={start === 'signed-in' ? personKey : undefined}
      data-props={JSON.stringify(props)}
    >
      <Component {...props} />
    </div>
  )
}
