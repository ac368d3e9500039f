import { useCallback, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useTexts } from '../../frame/texts.tsx'
import type { Preview } from './load-preview.server.ts'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewFacts } from './preview-facts.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import classes from './preview.module.css'
import { findPreviewTarget } from './find-preview-target.ts'
import { toPreviewHref } from './to-preview-href.ts'
import { useReloadOnSave } from './use-reload-on-save.ts'

/** The bar with the choices, the facts about the page, and the page itself in a frame of the chosen width. */
export function PreviewScreen({ preview }: { preview: Preview }) {
  const texts = useTexts()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const frame = useRef<HTMLIFrameElement>(null)
  const reload = useCallback(() => {
    frame.current?.contentWindow?.location.reload()
    void revalidate()
  }, [revalidate])
  useReloadOnSave(preview, reload)
  const { uiLocale, path, query, siteSegment, frameHref } = preview
  const title = preview.page?.title ?? `/${path}`
  const follow = (href: string) => {
    const target = findPreviewTarget(href, { origin: location.origin, siteSegment })
    if (target) void navigate(toPreviewHref(uiLocale, target.path, { ...query, ...target.locale }))
    return target !== undefined
  }
  return (
    <div className={classes.screen}>
      <title>{`${texts('editor.preview')}: ${title}`}</title>
      <PreviewBar preview={preview} frame={frame} />
      <main id="main" className={classes.main} aria-label={texts('editor.preview')}>
        <h1 className={classes.title}>{title}</h1>
        <PreviewFacts preview={preview} />
        <PreviewFrame ref={frame} href={frameHref} width={query.width} onFollow={follow} />
      </main>
    </div>
  )
}
