import { Icon } from '@ferrule/ui/icon'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import classes from './search-form.module.css'

/** A plain form: the answer is a page of its own. */
export function SearchForm({ query }: { query: string }) {
  const { home } = useFrame()
  const texts = useTexts()
  return (
    <form className={classes.form} role="search" action={`${home}/search`}>
      <label htmlFor="q">
        <VisuallyHidden>{texts('frame.search')}</VisuallyHidden>
      </label>
      <input
        className={classes.input}
        id="q"
        name="q"
        type="search"
        maxLength={200}
        defaultValue={query}
        placeholder={texts('search.placeholder')}
      />
      <button className={classes.button} type="submit" aria-label={texts('frame.search')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
