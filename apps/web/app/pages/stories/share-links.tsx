import { Button } from '@ferrule/ui/button'
import { SmallIcon } from '@ferrule/ui/icon'
import { TextLink } from '@ferrule/ui/text-link'
import { useTexts } from '../../frame/texts.tsx'
import classes from '../article.module.css'

type ShareLinksProps = { title: string; address: string }

/**
 * Plain links that share a story. Where the browser can share or copy, `islands/start-sharing.ts` shows the hidden
 * buttons and hides the link to the story.
 */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const texts = useTexts()
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`
  return (
    <div className={classes.links} data-share={address} data-share-title={title}>
      <span hidden>
        <Button variant="secondary">{texts('story.share')}</Button>
      </span>
      <span hidden>
        <Button variant="quiet">
          <SmallIcon name="copy" />
          {texts('story.copy-link')}
        </Button>
      </span>
      <span data-share-status={texts('story.link-copied')} role="status" />
      <TextLink href={mail}>{texts('story.share-email')}</TextLink>
      <TextLink href={`https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`}>
        {texts('story.share-linkedin')}
      </TextLink>
      <span data-share-link>
        <TextLink href={address}>{texts('story.link')}</TextLink>
      </span>
    </div>
  )
}
