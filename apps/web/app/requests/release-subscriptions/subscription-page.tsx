import { Wrap } from '@ferrule/ui/wrap'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../../frame/breadcrumb.tsx'
import { CriticalStyles } from '../../frame/critical-styles.tsx'
import { useFrame } from '../../frame/frame.ts'
import { SiteFrame } from '../../frame/site-frame.tsx'
import { useTexts } from '../../frame/texts.tsx'
import classes from '../request.module.css'

/** The frame of the pages about a subscription, with the way back to the releases. */
export function SubscriptionPage({ title, children }: { title: string; children: ReactNode }) {
  const { siteName } = useFrame()
  const texts = useTexts()
  return (
    <SiteFrame>
      <title>{`${title} | ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <CriticalStyles of="request" />
      <Breadcrumb current={title} steps={[{ path: '/media-releases', title: texts('media-releases.title') }]} />
      <Wrap>
        <div className={classes.page}>
          <h1>{title}</h1>
          {children}
        </div>
      </Wrap>
    </SiteFrame>
  )
}
