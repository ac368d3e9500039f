import { Wrap } from '@ferrule/ui/wrap'
import { UnexpectedError } from '../frame/error-page.tsx'
import { NotFound } from '../frame/not-found.tsx'
import type { Route } from './+types/error.route'
import { toSearch } from './look.ts'
import classes from './style-guide.module.css'
import { useLook } from './use-look.ts'
import { words } from './words.ts'

const path = '/style-guide/pages/error'

export function loader({ url }: Route.LoaderArgs) {
  return { unexpected: url.searchParams.get('error') === 'unexpected' }
}

/** The pages a reader gets when something fails, in the chosen language. Their heading is the page's. */
export default function ErrorPages({ loaderData: { unexpected } }: Route.ComponentProps) {
  const look = useLook()
  const search = toSearch(look)
  const toUnexpected = `${path}${search}${search ? '&' : '?'}error=unexpected`
  return (
    <>
      {!look.framed && (
        <Wrap>
          <nav className={classes.tabs} aria-label={words.errors} lang="en">
            <a href={`${path}${search}`} aria-current={unexpected ? undefined : 'page'}>
              {words.notFound}
            </a>
            <a href={toUnexpected} aria-current={unexpected ? 'page' : undefined}>
              {words.unexpected}
            </a>
          </nav>
        </Wrap>
      )}
      {unexpected ? <UnexpectedError /> : <NotFound path="/en/products/alpha-530" />}
    </>
  )
}
