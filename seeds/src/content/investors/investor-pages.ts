import type { SeedPage } from '../seed-page.ts'
import { annualReport } from './annual-report.ts'
import { financialCalendar } from './financial-calendar.ts'
import { generalMeeting } from './general-meeting.ts'
import { governance } from './governance.ts'
import { investors } from './investors.ts'
import { keyFiguresPage } from './key-figures.ts'
import { share } from './share.ts'

export const investorPages: SeedPage[] = [
  investors,
  share,
  keyFiguresPage,
  financialCalendar,
  governance,
  annualReport,
  generalMeeting,
]
