import type { MenuItemTeaser } from '@ferrule/domain/navigation/navigation-item'
import { toPicturePath } from '@ferrule/domain/pictures/picture-path'
import { Icon, type IconName } from '@ferrule/ui/icon'
import { Picture } from '@ferrule/ui/picture'
import classes from './menu-parts.module.css'
import { useFrame } from './frame.ts'
import { nameOfLanguage } from './name-of-language.ts'
import { useSiteNavigation } from './site-navigation.ts'
import { useTexts } from './texts.tsx'

/** The picture of a menu teaser. It loads when its panel opens, because hidden pictures are not near the screen. */
export function MenuPicture({ image }: Pick<MenuItemTeaser, 'image'>) {
  if (!image) return null
  const { filename, width, height, focalX = 50, focalY = 50 } = image
  return (
    <Picture
      url={filename}
      alt=""
      preset="AsideVideo"
      sizes="(min-width: 72em) 25rem, 100vw"
      original={{ width, height }}
      focal={{ x: focalX, y: focalY }}
      address={toPicturePath}
    />
  )
}

/** The search field at the top of the menu of small screens; a plain form. */
export function MenuSearch() {
  const { home } = useFrame()
  const texts = useTexts()
  return (
    <search>
      <form className={classes.search} action={`${home}/search`}>
        <Icon name="search" />
        <input type="search" name="q" aria-label={texts('frame.search')} placeholder={texts('frame.search')} />
      </form>
    </search>
  )
}

type QuickLink = { label: string; href: string; icon: IconName }

/** The foot of that menu: the number of a teaser if one is a telephone number, the form for faults, sign-in, language. */
export function useQuickLinks(): QuickLink[] {
  const { home, portalHome, locale, switchHref, siteSlug } = useFrame()
  const { header } = useSiteNavigation()
  const texts = useTexts()
  const [language = locale] = locale.split('-')
  const call = header.find(({ teaser }) => teaser?.href.startsWith('tel:'))?.teaser?.href
  return [
    ...(call ? [{ label: texts('frame.call-service'), href: call, icon: 'phone' } as const] : []),
    ...(siteSlug === ''
      ? [{ label: texts('frame.report-fault'), href: `${home}/requests/service`, icon: 'ticket' } as const]
      : []),
    { label: texts('user-menu.log-in-short'), href: portalHome, icon: 'user' },
    { label: nameOfLanguage(language), href: switchHref, icon: 'globe' },
  ]
}
