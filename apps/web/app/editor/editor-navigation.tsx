import { useLocation, useParams } from 'react-router'
import { useTexts } from '../frame/texts.tsx'
import classes from './editor.module.css'

const screens = [
  { path: '', text: 'editor.pages' },
  { path: '/publish-gate', text: 'editor.gate' },
  { path: '/redirects', text: 'editor.redirects' },
] as const

/** The screens of the editor area, for the site that is shown. */
export function EditorNavigation() {
  const texts = useTexts()
  const { locale = 'en' } = useParams()
  const { pathname, search } = useLocation()
  const site = new URLSearchParams(search).get('site')
  const query = site ? `?${new URLSearchParams({ site }).toString()}` : ''
  return (
    <nav className={classes.navigation} aria-label={texts('editor.title')}>
      {screens.map(({ path, text }) => {
        const href = `/${locale}/editor${path}`
        return (
          <a key={path} href={`${href}${query}`} aria-current={pathname === href ? 'page' : undefined}>
            {texts(text)}
          </a>
        )
      })}
    </nav>
  )
}
