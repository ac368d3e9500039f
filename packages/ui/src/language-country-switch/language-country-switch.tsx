import type { ReactNode } from 'react'
import control from '../field/control.module.css'
import { SmallIcon } from '../icon/icon.tsx'
import classes from './language-country-switch.module.css'

/** An existing version of this page. */
export type PageVersion = { label: string; href: string; lang?: string | undefined; current?: boolean }

type LanguageCountrySwitchProps = {
  now: {
    label: string
    value: string /** For example a tag with the browser's preferred language. */
    beside?: ReactNode
  }
  /** "Why am I seeing this?" */
  why?: { title: string; reasons: Reason[]; children?: ReactNode; open?: boolean } | undefined
  languages: { title: string; versions: PageVersion[] }
  /** Search field above the countries. Rendered hidden: a script shows it and hides the others. */
  search: { label: string; none: string }
  international?: (PageVersion & { note?: string }) | undefined
  regions: { name: string; countries: PageVersion[] }[]
}

type Reason = { title: string; text: ReactNode /** The reason that determined the version. */; decisive?: boolean }

/** Content of the country and language panel: current choice, the reasons for it, and all existing versions. */
export function LanguageCountrySwitch({
  now,
  why,
  languages,
  search,
  international,
  regions,
}: LanguageCountrySwitchProps) {
  return (
    <div className={classes.switch}>
      <div className={classes.now}>
        <p>
          <span className={classes.label}>{now.label}</span>
          <strong>{now.value}</strong>
        </p>
        {now.beside}
      </div>
      {why && <Why {...why} />}
      {languages.versions.length > 0 && (
        <section>
          <h3>{languages.title}</h3>
          <Versions versions={languages.versions} />
        </section>
      )}
      <label className={classes.filter} hidden data-country-filter="">
        <span>{search.label}</span>
        <input className={control.control} type="search" autoComplete="off" maxLength={60} />
      </label>
      {international && (
        <a
          className={classes.international}
          href={international.href}
          lang={international.lang}
          hrefLang={international.lang}
          aria-current={international.current ? 'true' : undefined}
        >
          <strong>{international.label}</strong>
          {international.note && <span>{international.note}</span>}
        </a>
      )}
      {regions.map((region) => (
        <section key={region.name} data-region="">
          <h3>{region.name}</h3>
          <Versions versions={region.countries} />
        </section>
      ))}
      <p hidden role="status" data-no-country="">
        {search.none}
      </p>
    </div>
  )
}

function Versions({ versions }: { versions: PageVersion[] }) {
  return (
    <ul role="list" className={classes.versions}>
      {versions.map(({ label, href, lang, current }) => (
        <li key={href}>
          <a href={href} lang={lang} hrefLang={lang} aria-current={current ? 'true' : undefined}>
            {label}
            {current && <SmallIcon name="check" />}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Why({ title, reasons, children, open = false }: NonNullable<LanguageCountrySwitchProps['why']>) {
  return (
    <details className={classes.why} open={open}>
      <summary>
        <SmallIcon name="info" />
        {title}
        <SmallIcon name="chevron-down" />
      </summary>
      <ol role="list">
        {reasons.map((reason) => (
          <li key={reason.title} className={reason.decisive ? classes.decisive : undefined}>
            <strong>{reason.title}</strong> {reason.text}
          </li>
        ))}
      </ol>
      {children && <div className={classes.act}>{children}</div>}
    </details>
  )
}
