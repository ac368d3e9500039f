import { Icon, SmallIcon } from '@ferrule/ui/icon'
import { MegaMenu, MegaMenuBar, MegaMenuButton } from '@ferrule/ui/mega-menu'
import { VisuallyHidden } from '@ferrule/ui/visually-hidden'
import { Wordmark } from '@ferrule/ui/wordmark'
import { Wrap } from '@ferrule/ui/wrap'
import { ComparisonCount } from '../comparison/comparison-bar.tsx'
import { Island } from '../islands/island.tsx'
import { UserMenu } from '../islands/user-menu.tsx'
import { useFrame } from './frame.ts'
import classes from './header.module.css'
import { MenuPicture, MenuSearch, useQuickLinks } from './menu-parts.tsx'
import { NewsButton } from './news-button.tsx'
import { SharedMarkup } from './shared-markup.tsx'
import { useSiteNavigation } from './site-navigation.ts'
import { useTexts } from './texts.tsx'
import { toCurrentPlaces, toMegaEntries } from './to-mega-entries.ts'

const menuId = 'main-menu'

export function Header({ comparison }: { comparison: boolean }) {
  const { siteName, home, path, headerTheme, theme } = useFrame()
  const { header } = useSiteNavigation()
  const texts = useTexts()
  const quickLinks = useQuickLinks()
  return (
    <header className={classes.header} data-theme={headerTheme === 'Default' ? theme : headerTheme}>
      <Wrap className={classes.row}>
        {siteName && <Wordmark href={home} name={siteName} label={texts('frame.home-of', { site: siteName })} />}
        <div className={classes.nav}>
          <MegaMenu id={menuId} label={texts('frame.main-navigation')} head={<MenuSearch />} quickLinks={quickLinks}>
            <SharedMarkup name="menu" version={toCurrentPlaces(header, path)}>
              <MenuBar />
            </SharedMarkup>
          </MegaMenu>
        </div>
        <Tools comparison={comparison} />
      </Wrap>
    </header>
  )
}

function MenuBar() {
  const { path } = useFrame()
  const { header } = useSiteNavigation()
  const texts = useTexts()
  const entries = toMegaEntries(header, {
    path,
    overviewOf: (name) => texts('frame.overview-of', { name }),
    renderPicture: (teaser) => <MenuPicture {...teaser} />,
  })
  return <MegaMenuBar menuId={menuId} entries={entries} />
}

function Tools({ comparison }: { comparison: boolean }) {
  const { home, locale, country, switchHref } = useFrame()
  const texts = useTexts()
  return (
    <div className={classes.tools}>
      <a className={classes.tool} href={`${home}/search`} aria-label={texts('frame.search')} data-opens-search="">
        <Icon name="search" />
      </a>
      {comparison && <ComparisonCount className={`${classes.tool} ${classes.count}`} />}
      <NewsButton className={classes.tool} />
      <a className={classes.tool} href={switchHref} rel="nofollow" data-opens-country="">
        <SmallIcon name="globe" />
        <VisuallyHidden>{texts('country-switch.title')}: </VisuallyHidden>
        <span className={classes.place}>
          <span className={classes.large}>{`${country ?? texts('frame.international')} / `}</span>
          {locale.split('-')[0]?.toUpperCase()}
        </span>
      </a>
      <Account />
      <MegaMenuButton menuId={menuId} label={texts('frame.menu')} />
    </div>
  )
}

function Account() {
  const { portalName, portalHome } = useFrame()
  const texts = useTexts()
  return (
    <Island
      name="user-menu"
      component={UserMenu}
      props={{
        portalHref: portalHome,
        places: [
          { label: texts('user-menu.dashboard'), href: portalHome },
          { label: texts('user-menu.tickets'), href: `${portalHome}/tickets/list` },
          { label: texts('user-menu.direct'), href: `${portalHome}/direct` },
          { label: texts('user-menu.account-settings'), href: `${portalHome}/account` },
          { label: texts('user-menu.log-out'), href: `${portalHome}/logout` },
        ],
        labels: {
          logIn: texts('user-menu.log-in', { portal: portalName }),
          accountOf: texts('user-menu.of', { name: '{name}' }),
        },
      }}
    />
  )
}
