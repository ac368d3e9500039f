import type { Result } from '@ferrule/domain/result'
import { ButtonLink } from '@ferrule/ui/button'
import { GuideSection } from './guide-section.tsx'
import { languageSamples } from './language-samples.ts'
import classes from './mail-link.module.css'
import { toHtmlLink } from './to-html-link.ts'
import { guideTexts } from './guide-texts.ts'

type MailLinkResultProps = {
  address: string
  text: string
  inEveryLanguage: { language: keyof typeof languageSamples; link: Result<string, string> }[]
}

const { mail } = guideTexts

/** The generated link. Host and protocol come from the site, never from user input. */
export function MailLinkResult({ address, text, inEveryLanguage }: MailLinkResultProps) {
  return (
    <>
      <GuideSection title={mail.result}>
        <dl className={classes.result} lang="en">
          <dt>{mail.address}</dt>
          <dd>
            <a href={address}>{address}</a>
          </dd>
          <dt>{mail.html}</dt>
          <dd>
            <code>{toHtmlLink(address, text)}</code>
          </dd>
          <dt>{mail.plain}</dt>
          <dd>
            <code>{`${text}: ${address}`}</code>
          </dd>
          <dt>{mail.preview}</dt>
          <dd>
            <ButtonLink href={address}>{text}</ButtonLink>
          </dd>
        </dl>
      </GuideSection>
      <GuideSection title={mail.languages}>
        <dl className={classes.result} lang="en">
          {inEveryLanguage.map(({ language, link }) => (
            <div key={language}>
              <dt lang={language}>{languageSamples[language].name}</dt>
              <dd>{link.ok && <a href={link.value}>{link.value}</a>}</dd>
            </div>
          ))}
        </dl>
      </GuideSection>
    </>
  )
}
