import type { Example, GalleryPage } from '@ferrule/ui/example'
import { useSyncExternalStore } from 'react'
import { GuideSection } from './guide-section.tsx'
import { toSearch } from './look.ts'
import classes from './style-guide.module.css'
import { toExampleId, toSlug } from './to-example-id.ts'
import { useLook } from './use-look.ts'
import { words } from './words.ts'

type Arrangement = 'cells' | 'rows' | 'wide'

type ExampleListProps = {
  pages: readonly GalleryPage[]
  /** Small things stand side by side, large ones below each other, and parts of a page go from edge to edge. */
  arrangement: Arrangement
}

/** Every example of every component, each under an address of its own; or the one that the address asks for. */
export function ExampleList({ pages, arrangement }: ExampleListProps) {
  const { only } = useLook()
  if (only) return <OnlyExample {...{ pages, only }} />
  return pages.map(({ component, examples }) => (
    <GuideSection key={component} id={toSlug(component)} title={component} wide={arrangement === 'wide'}>
      <div className={classes[arrangement]}>
        {examples.map((example) => (
          <Framed key={example.name} id={toExampleId(component, example.name)} example={example} />
        ))}
      </div>
    </GuideSection>
  ))
}

function Framed({ id, example }: { id: string; example: Example }) {
  const alone = toSearch({ ...useLook(), only: id })
  return (
    <article className={classes.example} id={id} aria-label={id}>
      <p className={classes.caption} lang="en">
        <a href={`#${id}`}>{example.name}</a>
        <a href={alone} aria-label={`${words.openAlone}: ${id}`}>
          {words.openAlone}
        </a>
      </p>
      <Stage example={example} />
    </article>
  )
}

function OnlyExample({ pages, only }: { pages: readonly GalleryPage[]; only: string }) {
  const found = pages
    .flatMap(({ component, examples }) => examples.map((example) => ({ component, example })))
    .find(({ component, example }) => toExampleId(component, example.name) === only)
  return (
    <div className={classes.alone}>
      <title>{`${only} | ${words.title}`}</title>
      <h1 className={classes.aloneTitle}>{found ? only : words.noExample}</h1>
      {found && <Stage example={found.example} />}
    </div>
  )
}

const never = () => () => {}

/**
 * Drawn on the server for readers without script, and drawn anew in the browser: components of the portal set styles
 * while they run, which the content security policy forbids in the markup that comes over the wire.
 */
function Stage({ example }: { example: Example }) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <div className={classes.stage} data-example={isLive ? 'live' : 'drawn'}>
      <Drawn key={isLive ? 'live' : 'drawn'} example={example} />
    </div>
  )
}

function Drawn({ example }: { example: Example }) {
  return example.render()
}
