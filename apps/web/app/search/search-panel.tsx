import { Icon } from '@ferrule/ui/icon'
import { Wrap } from '@ferrule/ui/wrap'
import { CriticalStyles } from '../frame/critical-styles.tsx'
import { useTexts } from '../frame/texts.tsx'
import { SearchBox } from './search-box.tsx'
import { searchPanelId } from './search-panel-id.ts'
import classes from './search-panel.module.css'

/**
 * The search of the header, over the page. A script opens it instead of following the link to the search page, and adds
 * its styles only then.
 */
export function SearchPanel() {
  const texts = useTexts()
  return (
    <dialog id={searchPanelId} className={classes.panel} closedby="any" aria-label={texts('frame.search')}>
      <Wrap>
        <SearchBox id="panel-q">
          <button formMethod="dialog" className={classes.close} aria-label={texts('component.close')}>
            <Icon name="close" />
          </button>
        </SearchBox>
      </Wrap>
      <template>
        <CriticalStyles of="search-panel" />
      </template>
    </dialog>
  )
}
