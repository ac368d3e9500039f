import { Icon } from '@ferrule/ui/icon'
import { Wordmark } from '@ferrule/ui/wordmark'
import { Wrap } from '@ferrule/ui/wrap'
import { useLocation } from 'react-router'
import { Island } from '../islands/island.tsx'
import { UserMenu } from '../islands/user-menu.tsx'
import { useFrame } from './frame.ts'
import classes from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { mainNavigation } from './navigation.ts'
import { useTexts } from './texts.tsx'

export function Header() {
  const { siteName, home, portalName, portalHome } = useFrame()
  const texts = useTexts()
  return (
    <header className={classes.header}>
      <Wrap className={classes.row}>
        {siteName && <Wordmark href={home} name={siteName} label={texts('frame.home-of', { site: siteName })} />}
        <nav className={classes.nav} aria-label={texts('frame.main-navigation')}>
          <NavigationList />
        </nav>
        <div className={classes.tools}>
          <a className={classes.tool} href={`${home}/search`} aria-label={texts('frame.search')}>
            <Icon name="search" />
          </a>
          <LanguageSwitch />
          <Island
            name="user-menu"
            component={UserMenu}
            start="signed-in"
            props={{
              dashboardHref: portalHome,
              logOutHref: `${portalHome}/logout`,
              labels: {
                logIn: texts('user-menu.log-in', { portal: portalName }),
                accountOf: texts('user-menu.of', { name: '{name}' }),
                dashboard: texts('user-menu.dashboard'),
                logOut: texts('user-menu.log-out'),
              },
            }}
          />
          <details className={classes.menu}>
            <summary className={classes.tool} aria-label={texts('frame.main-navigation')}>
              <Icon name="menu" />
            </summary>
            <nav className={classes.drawer} aria-label={texts('frame.main-navigation')}>
              <NavigationList />
            </nav>
          </details>
        </div>
      </Wrap>
    </header>
  )
}

function NavigationList() {
  const { home } = useFrame()
  const texts = useTexts()
  const { pathname } = useLocation()
  return (
    <ul role="list">
      {mainNavigation.map(({ text, path }) => {
        const href = `${home}${path}`
        return (
          <li key={path}>
            <a href={href} aria-current={href === pathname ? 'page' : undefined}>
              {texts(text)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
