import { toLanguageTag } from '@ferrule/domain/locales/locale'
import type { Example, GalleryPage } from '@ferrule/ui/example'
import { UiLocale } from '@ferrule/ui/ui-locale'
import { useIsLive } from '@ferrule/ui/use-is-live'
import { ScriptFonts } from '../frame/script-fonts.tsx'
import { GuideSection } from './guide-section.tsx'
import { toSearch } from './guide-options.ts'
import classes from './style-guide.module.css'
import { toExampleId, toSlug } from './to-example-id.ts'
import { useGuideOptions } from './use-guide-options.ts'
import { guideTexts } from './guide-texts.ts'

type Arrangement = 'cells' | 'rows' | 'wide'

type ExampleListProps = {
  pages: readonly GalleryPage[]
  /** Cells for small components, rows for large ones, wide for blocks that fill the width of a page. */
  arrangement: Arrangement
}

/** All examples of all components, each with an anchor; or only the example in the URL. */
export function ExampleList({ pages, arrangement }: ExampleListProps) {
  const { only } = useGuideOptions()
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
  const options = useGuideOptions()
  const alone = toSearch({ ...options, only: id })
  return (
    <article className={classes.example} id={id} aria-label={id}>
      {options.framed ? (
        <p className={classes.caption} lang="en">
          {example.name}
        </p>
      ) : (
        <p className={classes.caption} lang="en">
          <a href={`#${id}`}>{example.name}</a>
          <a href={alone} aria-label={`${guideTexts.openAlone}: ${id}`}>
            {guideTexts.openAlone}
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
      <title>{`${only} | ${guideTexts.title}`}</title>
      <h1 className={classes.aloneTitle}>{found ? only : guideTexts.noExample}</h1>
      {found && <Stage example={found.example} />}
    </div>
  )
}

/**
 * `data-example="live"` tells tests that the example is hydrated. Examples are English unless they name a language;
 * the built-in texts of components are in the chosen language.
 */
function Stage({ example }: { example: Example }) {
  const { language } = useGuideOptions()
  const isLive = useIsLive()
  return (
    <div className={classes.stage} lang={example.language ?? 'en'} data-example={isLive ? 'live' : 'rendered'}>
      <UiLocale locale={toLanguageTag({ language, country: undefined })}>
        <RenderedExample example={example} />
      </UiLocale>
      <ScriptFonts language={example.language} />
    </div>
  )
}

function RenderedExample({ example }: { example: Example }) {
  return example.render()
}
