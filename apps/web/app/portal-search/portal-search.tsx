import { toLimitedCount } from '@ferrule/domain/limited-count'
import { Icon } from '@ferrule/ui/icon'
import { ModalDialog } from '@ferrule/ui/modal-dialog'
import { StatusBadge } from '@ferrule/ui/status-badge'
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { dashboardAreas } from '../dashboard/dashboard-areas.ts'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { useUserLanguage } from '../frame/use-user-language.ts'
import { ScreenTexts } from '../portal/screen-texts.tsx'
import classes from './portal-search.module.css'
import type { SearchGroup, SearchHit } from './search-portal.ts'
import { findSelected, moveSelected } from './selected-hit.ts'
import { usePortalSearch } from './use-portal-search.ts'

type PortalSearchProps = { roles: readonly string[]; onClose: () => void }

/** The search over everything that the user may see. Imported with its texts when it is first opened. */
export function PortalSearch(props: PortalSearchProps) {
  return (
    <ScreenTexts areas={dashboardAreas}>
      <SearchDialog {...props} />
    </ScreenTexts>
  )
}

function SearchDialog({ roles, onClose }: PortalSearchProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const language = useUserLanguage()
  const navigate = useNavigate()
  const [input, setInput] = useState('')
  // The address of the chosen hit, because groups that arrive later change the positions.
  const [chosen, setChosen] = useState<string>()
  const { groups, isLoading, hasFailed } = usePortalSearch(input, { portalHome, language, texts, roles })
  const hits = groups.flatMap((group) => group.hits)
  const active = findSelected(hits, chosen)
  const isNothingFound = !isLoading && !hasFailed && input.trim() !== '' && hits.length === 0
  const onKeyDown = (event: KeyboardEvent) => {
    // These keys belong to an input method while it composes.
    if (event.nativeEvent.isComposing) return
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
    const hit = hits[active]
    if (step !== undefined && hits.length > 0) setChosen(moveSelected(hits, chosen, step))
    else if (event.key === 'Enter' && hit) open(hit, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  const open = ({ href }: SearchHit, inNewTab: boolean) => {
    if (inNewTab) return void window.open(href, '_blank', 'noopener')
    onClose()
    void navigate(href)
  }
  return (
    <ModalDialog
      title={texts('portal.search')}
      closeLabel={texts('component.close')}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<p className={classes.keys}>{texts('portal-search.keys')}</p>}
    >
      <label className={classes.field}>
        <Icon name="search" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the search to type into it
          autoFocus
          type="search"
          role="combobox"
          aria-label={texts('portal.search')}
          aria-expanded={hits.length > 0}
          aria-controls="portal-search-hits"
          aria-activedescendant={hits.length > 0 ? `portal-search-hit-${active}` : undefined}
          placeholder={texts('portal-search.placeholder')}
          autoComplete="off"
          value={input}
          onChange={(event) => {
            setInput(event.currentTarget.value)
            setChosen(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <div id="portal-search-hits" role="listbox" aria-label={texts('portal.search')} className={classes.hits}>
        {groups.map((group, index) => (
          <Group
            key={group.kind}
            group={group}
            first={groups.slice(0, index).reduce((sum, before) => sum + before.hits.length, 0)}
            active={active}
            onOpen={onClose}
          />
        ))}
      </div>
      <p className={classes.status} role="status">
        {isLoading && texts('component.loading')}
        {hasFailed && texts('error.part-failed')}
        {isNothingFound && texts('portal-search.none', { search: input.trim() })}
      </p>
    </ModalDialog>
  )
}

type GroupProps = { group: SearchGroup; first: number; active: number; onOpen: () => void }

function Group({ group: { kind, total, hits }, first, active, onOpen }: GroupProps) {
  const texts = useTexts()
  return (
    <div role="group" aria-labelledby={`portal-search-${kind}`} className={classes.group}>
      {/* Not a paragraph: a list box may own groups and options only. */}
      <div id={`portal-search-${kind}`} className={classes.kind}>
        {texts(`portal-search.${kind}`)}
        <span>{toLimitedCount(total)}</span>
      </div>
      {hits.map(({ href, title, detail, badge }, index) => (
        <a
          key={href}
          id={`portal-search-hit-${first + index}`}
          role="option"
          aria-selected={first + index === active}
          tabIndex={-1}
          href={href}
          onClick={onOpen}
          className={classes.hit}
        >
          <span className={classes.text}>
            <span>{title}</span>
            {detail && <small>{detail}</small>}
          </span>
          {badge && <StatusBadge tone={badge.tone}>{badge.label}</StatusBadge>}
        </a>
      ))}
    </div>
  )
}
