import { Wrap } from '@ferrule/ui/wrap'
import { UnexpectedError } from '../frame/error-page.tsx'
import { NotFound } from '../frame/not-found.tsx'
import type { Route } from './+types/error.route'
import { toSearch } from './guide-options.ts'
import classes from './style-guide.module.css'
import { useGuideOptions } from './use-guide-options.ts'
import { guideTexts } from './guide-texts.ts'

const path = '/style-guide/pages/error'

export function loader({ url }: Route.LoaderArgs) {
  return { unexpected: url.searchParams.get('error') === 'unexpected' }
}

/** The error pages in the chosen language. They have their own h1. */
export default function ErrorPages({ loaderData: { unexpected } }: Route.ComponentProps) {
  const options = useGuideOptions()
  const search = toSearch(options)
  const toUnexpected = `${path}${search}${search ? '&' : '?'}error=unexpected`
  return (
    <>
      {!options.framed && (
        <Wrap>
          <nav className={classes.tabs} aria-label={guideTexts.errors} lang="en">
            <a href={`${path}${search}`} aria-current={unexpected ? undefined : 'page'}>
              {guideTexts.notFound}
            </a>
            <a href={toUnexpected} aria-current={unexpected ? 'page' : undefined}>
              {guideTexts.unexpected}
            </a>
          </nav>
        </Wrap>
      )}
      {unexpected ? <UnexpectedError /> : <NotFound path="/en/products/alpha-530" />}
    </>
  )
}
