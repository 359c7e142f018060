import { provide } from '../../deferred/deferred-part.ts';
import { accessibilityPart } from '../../layouts/accessibility-bar/accessibility-part.ts';
import { AccessibilitySlot } from '../../layouts/accessibility-bar/accessibility-slot.tsx';
import { footerParts } from '../../layouts/footer/footer-parts.ts';
import { FooterSlim } from '../../layouts/footer/footer-slim.tsx';
import { ShownFooterDesktop, ShownFooterMobile } from '../../layouts/footer/shown-footers.tsx';
import { PartNotice } from '../../layouts/part-notice/part-notice.tsx';
import { partNotice } from '../../layouts/part-notice/part-trouble.tsx';
import { Page } from '../../page/page.tsx';
import { resolveView } from '../../resolve/resolve-view.ts';
import type { ResourceCache } from '../../resources/resource-cache.ts';
import { HistoryRouter } from '../../router/history-router.tsx';
import { routerPart } from '../../router/router.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { ServerError } from '../server-error.tsx';
import { isSameShown } from '../shown.ts';
import { Arrival } from './arrival.tsx';
import { DocumentFollower } from './document-follower.tsx';
import {
  arrivalPart,
  comparerPart,
  documentPart,
  loadFailurePart,
  prefetchPart,
  resolverPart,
  serverErrorPart,
  slotPart,
} from './navigation-parts.ts';
import { pagePart } from './page-part.ts';
import { PageSlot } from './page-slot.tsx';
import { Prefetch } from './prefetch.tsx';

/**
 * Provides all that a built page does without until the visitor goes on: what decides on what an address shows and what
 * draws it. Built pages load it when they can be used; everything else starts with it.
 */
export function provideNavigation(resources: ResourceCache): void {
  provide(resources, resolverPart, resolveView);
  provide(resources, routerPart, HistoryRouter);
  provide(resources, arrivalPart, Arrival);
  provide(resources, documentPart, DocumentFollower);
  provide(resources, prefetchPart, Prefetch);
  provide(resources, pagePart, Page);
  provide(resources, slotPart, PageSlot);
  provide(resources, comparerPart, isSameShown);
  provide(resources, loadFailurePart, LoadFailure);
  provide(resources, serverErrorPart, ServerError);
  provide(resources, partNotice, PartNotice);
  provide(resources, accessibilityPart, AccessibilitySlot);
  provide(resources, footerParts.desktop, ShownFooterDesktop);
  provide(resources, footerParts.mobile, ShownFooterMobile);
  provide(resources, footerParts.slim, FooterSlim);
}
