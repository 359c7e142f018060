import type { RouteTable } from '../../../schema/model.ts';
import type { ResourceRequest } from '../../resources/resource-request.ts';
import { hoursRequests } from '../hours-chip/hours-part.ts';
import { noticeRequests } from '../notice/notice-part.ts';

/** Requests for the code of what only some sites have around their pages. */
export const shellPartRequests = (table: RouteTable): readonly ResourceRequest[] => [
  ...noticeRequests(table),
  ...hoursRequests(table),
];
