import type { SeedPage } from '../seed-page.ts'
import { aMorningInTheApplicatorWorkshop } from './a-morning-in-the-applicator-workshop.ts'
import { copperIsSoft } from './copper-is-soft.ts'
import { fiveWaysToReadAForceCurve } from './five-ways-to-read-a-force-curve.ts'
import { nineWeeksInQueretaro } from './nine-weeks-in-queretaro.ts'
import { strippingWithoutTouching } from './stripping-without-touching.ts'
import { thePlantThatStoppedPrinting } from './the-plant-that-stopped-printing.ts'
import { thePressThatWasRight } from './the-press-that-was-right.ts'
import { theTestThatFoundNothing } from './the-test-that-found-nothing.ts'
import { what37StrandsLookLike } from './what-37-strands-look-like.ts'
import { whatAMachineUsesInTwentyYears } from './what-a-machine-uses-in-twenty-years.ts'
import { whyATwistedPairMustNotKnow } from './why-a-twisted-pair-must-not-know.ts'

/** Newest first. */
export const stories: SeedPage[] = [
  what37StrandsLookLike,
  thePlantThatStoppedPrinting,
  whyATwistedPairMustNotKnow,
  nineWeeksInQueretaro,
  fiveWaysToReadAForceCurve,
  thePressThatWasRight,
  whatAMachineUsesInTwentyYears,
  theTestThatFoundNothing,
  aMorningInTheApplicatorWorkshop,
  strippingWithoutTouching,
  copperIsSoft,
]
