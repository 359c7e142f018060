import { describeLikePreview } from './servers/like-preview.ts';
import { otherCases } from './servers/site-cases.ts';

otherCases.forEach(describeLikePreview);
