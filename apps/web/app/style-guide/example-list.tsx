import { toLanguageTag } from '@ferrule/domain/locales/locale'
import type { Example, GalleryPage } from '@ferrule/ui/example'
import { UiLocale } from '@ferrule/ui/ui-locale'
import { useIsLive } from '@ferrule/ui/use-is-live'
import { ScriptFonts } from '../frame/script-fonts.tsx'
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
  const look = useLook()
  const alone = toSearch({ ...look, only: id })
  return (
    <article className={classes.example} id={id} aria-label={id}>
      {look.framed ? (
        <p className={classes.caption} lang="en">
          {example.name}
        </p>
      ) : (
        <p className={classes.caption} lang="en">
          <a href={`#${id}`}>{example.name}</a>
          <a href={alone} aria-label={`${words.openAlone}: ${id}`}>
            {words.openAlone}
          </a>
        </p>
      )}
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

/**
 * `live` says to whoever checks the page that script has taken over. Examples are English unless they say otherwise;
 * what components say by themselves is in the chosen language.
 */
function Stage({ example }: { example: Example }) {
  const { language } = useLook()
  const isLive = useIsLive()
  return (
    <div className={classes.stage} lang={example.language ?? 'en'} data-example={isLive ? 'live' : 'drawn'}>
      <UiLocale locale={toLanguageTag({ language, country: undefined })}>
        <Drawn example={example} />
      </UiLocale>
      <ScriptFonts language={example.language} />
    </div>
  )
}

function Drawn({ example }: { example: Example }) {
  return example.render()
}
