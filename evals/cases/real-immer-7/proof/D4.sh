# An engine without Object.getOwnPropertyDescriptors.
delete Object.getOwnPropertyDescriptors;
let failed;
try {
  loaded().produce({ a: 1 }, (draft) => {
    draft.a = 2;
  });
} catch (error) {
  failed = error.message;
}
judge({ failed }, failed === undefined);
