import { avatarExamples } from './avatar/examples.tsx'
import { barChartExamples } from './bar-chart/examples.tsx'
import { carouselExamples } from './carousel/examples.tsx'
import { comparisonTableExamples } from './comparison-table/examples.tsx'
import { dataTableExamples } from './data-table/examples.tsx'
import { donutChartExamples } from './donut-chart/examples.tsx'
import { emptyStateExamples } from './empty-state/examples.tsx'
import { explodedViewExamples } from './exploded-view/examples.tsx'
import type { GalleryPage } from './example.ts'
import { flashMessageExamples } from './flash-message/examples.tsx'
import { flashQueueExamples } from './flash-queue/examples.tsx'
import { keyFiguresExamples } from './key-figures/examples.tsx'
import { lineChartExamples } from './line-chart/examples.tsx'
import { meterExamples } from './meter/examples.tsx'
import { pictureExamples } from './picture/examples.tsx'
import { pictureGalleryExamples } from './picture-gallery/examples.tsx'
import { portalTableExamples } from './portal-table/examples.tsx'
import { progressExamples } from './progress/examples.tsx'
import { quoteExamples } from './quote/examples.tsx'
import { skeletonExamples } from './skeleton/examples.tsx'
import { stackedBarExamples } from './stacked-bar/examples.tsx'
import { specTableExamples } from './spec-table/examples.tsx'
import { statusBadgeExamples } from './status-badge/examples.tsx'
import { stepsExamples } from './steps/examples.tsx'
import { threadExamples } from './thread/examples.tsx'
import { tileExamples } from './tile/examples.tsx'
import { videoExamples } from './video/examples.tsx'
import { forceCurveExamples } from './force-curve/examples.tsx'
import { worldMapExamples } from './world-map/examples.tsx'

/** Components that display data: pictures, states, tables, charts, maps. */
export const displayPages: GalleryPage[] = [
  { component: 'Picture', examples: pictureExamples },
  { component: 'Picture gallery', examples: pictureGalleryExamples },
  { component: 'Carousel', examples: carouselExamples },
  { component: 'Video', examples: videoExamples },
  { component: 'Status badge', examples: statusBadgeExamples },
  { component: 'Tile', examples: tileExamples },
  { component: 'Flash message', examples: flashMessageExamples },
  { component: 'Flash queue', examples: flashQueueExamples },
  { component: 'Progress', examples: progressExamples },
  { component: 'Meter', examples: meterExamples },
  { component: 'Stacked bar', examples: stackedBarExamples },
  { component: 'Skeleton', examples: skeletonExamples },
  { component: 'Empty state', examples: emptyStateExamples },
  { component: 'Avatar', examples: avatarExamples },
  { component: 'Data table', examples: dataTableExamples },
  { component: 'Portal table', examples: portalTableExamples },
  { component: 'Spec table', examples: specTableExamples },
  { component: 'Comparison table', examples: comparisonTableExamples },
  { component: 'Key figures', examples: keyFiguresExamples },
  { component: 'Quote', examples: quoteExamples },
  { component: 'Steps', examples: stepsExamples },
  { component: 'Thread', examples: threadExamples },
  { component: 'Bar chart', examples: barChartExamples },
  { component: 'Line chart', examples: lineChartExamples },
  { component: 'Donut chart', examples: donutChartExamples },
  { component: 'Exploded view', examples: explodedViewExamples },
  { component: 'World map', examples: worldMapExamples },
  { component: 'Force curve', examples: forceCurveExamples },
]
