import { accordionExamples } from './accordion/examples.tsx'
import { anchorNavigationExamples } from './anchor-navigation/examples.tsx'
import { breadcrumbsExamples } from './breadcrumbs/examples.tsx'
import { consentBarExamples } from './consent-bar/examples.tsx'
import { consentSettingsExamples } from './consent-settings/examples.tsx'
import { dialogExamples } from './dialog/examples.tsx'
import type { GalleryPage } from './example.ts'
import { filterChipsExamples } from './filter-chips/examples.tsx'
import { languageBannerExamples } from './language-banner/examples.tsx'
import { languageCountrySwitchExamples } from './language-country-switch/examples.tsx'
import { linkTabsExamples } from './link-tabs/examples.tsx'
import { megaMenuExamples } from './mega-menu/examples.tsx'
import { menuExamples } from './menu/examples.tsx'
import { modalDialogExamples } from './modal-dialog/examples.tsx'
import { moreLinkExamples } from './more-link/examples.tsx'
import { paginationExamples } from './pagination/examples.tsx'
import { popoverMenuExamples } from './popover-menu/examples.tsx'
import { showMoreExamples } from './show-more/examples.tsx'
import { sidePanelExamples } from './side-panel/examples.tsx'
import { skipLinkExamples } from './skip-link/examples.tsx'
import { tableOfContentsExamples } from './table-of-contents/examples.tsx'
import { tabsExamples } from './tabs/examples.tsx'
import { textLinkExamples } from './text-link/examples.tsx'
import { tooltipExamples } from './tooltip/examples.tsx'

/** Navigation, and the layers above a page. */
export const navigationPages: GalleryPage[] = [
  { component: 'Text link', examples: textLinkExamples },
  { component: 'More link', examples: moreLinkExamples },
  { component: 'Skip link', examples: skipLinkExamples },
  { component: 'Breadcrumbs', examples: breadcrumbsExamples },
  { component: 'Mega menu', examples: megaMenuExamples },
  { component: 'Popover menu', examples: popoverMenuExamples },
  { component: 'Menu', examples: menuExamples },
  { component: 'Link tabs', examples: linkTabsExamples },
  { component: 'Tabs', examples: tabsExamples },
  { component: 'Anchor navigation', examples: anchorNavigationExamples },
  { component: 'Table of contents', examples: tableOfContentsExamples },
  { component: 'Accordion', examples: accordionExamples },
  { component: 'Filter chips', examples: filterChipsExamples },
  { component: 'Pagination', examples: paginationExamples },
  { component: 'Show more', examples: showMoreExamples },
  { component: 'Tooltip', examples: tooltipExamples },
  { component: 'Dialog', examples: dialogExamples },
  { component: 'Side panel', examples: sidePanelExamples },
  { component: 'Modal dialog', examples: modalDialogExamples },
  { component: 'Language country switch', examples: languageCountrySwitchExamples },
  { component: 'Language banner', examples: languageBannerExamples },
  { component: 'Consent bar', examples: consentBarExamples },
  { component: 'Consent settings', examples: consentSettingsExamples },
]
