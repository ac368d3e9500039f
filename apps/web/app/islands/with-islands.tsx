import { entries } from 'virtual:browser-entries'
import { type ReactNode, useContext } from 'react'
import { DrawnIslands } from './drawn-islands.ts'

/** Draws a document, and after it the script that starts its islands; a document without islands has no script. */
export function WithIslands({ children }: { children: ReactNode }) {
  return (
    <DrawnIslands value={new Set()}>
      {children}
      <Starter />
    </DrawnIslands>
  )
}

/** Nothing of it is inline, so the policy of a document needs no exception. */
function Starter() {
  if (useContext(DrawnIslands).size === 0) return null
  const { script, preload } = entries.islands
  return (
    <>
      {preload.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={script} data-hydration={entries.hydration.script} data-tags={entries.tags.script} />
    </>
  )
}
