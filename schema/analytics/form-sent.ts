/** Event that a form of the site has when its receiver took it: a CustomEvent that bubbles, with the form's name as its detail. */
export const formSentEvent = 'site-form-sent';
