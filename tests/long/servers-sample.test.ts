import { describeLikePreview } from './servers/like-preview.ts';
import { sampleCase } from './servers/site-cases.ts';

describeLikePreview(sampleCase);
