import type { ReactNode } from 'react'
import { ButtonLink } from '../button/button.tsx'
import { Icon, SmallIcon } from '../icon/icon.tsx'
import { Wrap } from '../wrap/wrap.tsx'
import classes from './language-banner.module.css'

type LanguageBannerProps = {
  label: string
  title: string
  children?: ReactNode
  /** Versions of this page that exist, each named in its own language. The first is the one proposed. */
  versions: { label: string; lang: string; href: string }[]
  hideLabel: string
}

/** Under the header when a page is not there in the reader's language. Hides without script, for this visit of the page. */
export function LanguageBanner({ label, title, children, versions, hideLabel }: LanguageBannerProps) {
  return (
    <aside className={classes.banner} aria-label={label}>
      <Wrap className={classes.row}>
        <Icon name="globe" />
        <p className={classes.words}>
          <strong>{title}</strong> {children}
        </p>
        <div className={classes.versions}>
          {versions.map(({ label: version, lang, href }, index) => (
            <ButtonLink key={lang} look={index === 0 ? 'primary' : 'secondary'} href={href} lang={lang} hrefLang={lang}>
              {version}
            </ButtonLink>
          ))}
        </div>
        <label className={classes.hide}>
          {/* Off again with every page, also when the browser remembers what was ticked. */}
          <input type="checkbox" aria-label={hideLabel} autoComplete="off" />
          <SmallIcon name="close" />
        </label>
      </Wrap>
    </aside>
  )
}
